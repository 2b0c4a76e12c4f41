import { PHOTO_TYPES } from '@/contract/photo-types'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { type PhotoRule, PhotoStore } from '@/domains/uploads/photo-store'
import { takePhoto } from '@/platform/host/photo'
import type { PhotoResult } from '@/platform/host/photo.types'
import { RootStore } from '@/stores/root/root-store'
import { photo } from './photo'
import { SandboxTransport } from './sandbox-transport'

/** The photo that the tests take: the front of an ID card. */
export const FRONT: PhotoRule = {
  purpose: UPLOAD_PURPOSE.identity,
  subject: 'card',
  photoType: PHOTO_TYPES.idFront,
}

/** The camera; a test file mocks `@/platform/host/photo`. */
export const taking = jest.mocked(takePhoto)

/** The server. */
export const back = new SandboxTransport()

/** A customer with one photo to take, before each test; the server ends with the file. */
export function withPhotos(
  begin: (world: { readonly root: RootStore; readonly store: PhotoStore }) => void,
): void {
  beforeEach(() => {
    back.become('U1')
    taking.mockReset()
    const root = new RootStore(back.send)
    begin({ root, store: new PhotoStore(root, FRONT) })
  })
  afterAll(() => back.close())
}

/** What the camera answers next. */
export const gives = (result: PhotoResult) => taking.mockResolvedValueOnce(result)

/** It gives a photo, darker with less `light`. */
export const picked = (light?: number) => gives({ kind: 'picked', photo: photo(light) })

/** Waits for promises alone, no time. */
export const until = async (holds: () => boolean) => {
  for (let turn = 0; turn < 500 && !holds(); turn += 1) await Promise.resolve()
  expect(holds()).toBe(true)
}
