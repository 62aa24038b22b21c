// URLLoading: `URLSession` and its friends, with the network on the other side of the border.
