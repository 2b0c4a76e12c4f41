import '@tarojs/components'

declare module '@tarojs/components/types/common' {
  interface StandardProps {
    /** ARIA role on H5; ignored by the mini-program, which reads `aria-role`. */
    role?: string
  }
}
