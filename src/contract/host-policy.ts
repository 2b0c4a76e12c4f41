/** Hosts that pictures from the native app may lie on, beside the page's own origin; https only. */
export const IMAGE_HOSTS: readonly string[] = ['img.yuanlan-trust.example']
