/** How the product looks: as the system does, or as the customer chose. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const

export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** A stored or handed-over choice; anything unknown is the system's. */
export function parseTheme(text: string | undefined): ThemeChoice {
  return THEME_CHOICES.find(choice => choice === text) ?? 'system'
}

/** Whether a choice is dark, on a system that is dark or not. */
export function isDarkChoice(choice: ThemeChoice, isSystemDark: boolean): boolean {
  return choice === 'dark' || (choice === 'system' && isSystemDark)
}
