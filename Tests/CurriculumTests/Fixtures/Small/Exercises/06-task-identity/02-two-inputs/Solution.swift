struct Solution {}
