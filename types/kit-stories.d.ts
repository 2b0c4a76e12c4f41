/** Written by `sandbox/kit/routes.ts`: the files of stories by their names. */
declare module 'kit-stories' {
  export const storyFiles: Readonly<Record<string, import('../sandbox/kit/gallery').StoryFile>>
}
