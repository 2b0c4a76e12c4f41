/** What is drawn once observes nothing. */
export const observer = <T>(component: T): T => component
