/** WeChat draws the tab bar; its pages are switched to and take no query. */
export const HAS_TAB_BAR = true
