/** Only the mini-program draws a tab bar: here tabs are pages like any other. */
export const HAS_TAB_BAR = false
