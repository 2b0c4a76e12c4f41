import type { Page } from 'playwright-core'

export { specimenPhoto } from '../../sandbox/testing/sample-files'

/** Does what opens the camera, and hands it this photo. */
export async function takePhoto(page: Page, open: () => Promise<unknown>, photo: Buffer): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()])
  await chooser.setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo })
}
