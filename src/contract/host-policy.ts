/** Hosts that pictures from the native app may lie on, beside the page's own origin; https only. */
export const IMAGE_HOSTS: readonly string[] = ['img.yuanlan-trust.example']

/** Signing and risk tests inside the mini-program (decision Q6): one switch, on in the sandbox. */
export const MINI_PROGRAM_MAY_SIGN = true
