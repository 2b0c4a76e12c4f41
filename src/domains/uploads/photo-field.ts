import { reaction } from 'mobx'
import type { Rule } from '@/lib/validate'
import { type Field, slot } from '@/stores/form/field'
import type { PhotoStore, PhotoValue } from './photo-store'

function isPhoto(value: unknown): value is PhotoValue {
  const { fileId, width, height } = (value ?? {}) as Partial<Record<keyof PhotoValue, unknown>>
  return typeof fileId === 'string' && typeof width === 'number' && typeof height === 'number'
}

/** A photo as a field of a form: what the server has of it. */
export function photoField(options: {
  readonly label: string
  /** What to say without a photo; one that may be left out says nothing. */
  readonly required?: string
  readonly isOptional?: boolean
  /** What else the form waits for, where the photo alone does not do. */
  readonly rule?: Rule<PhotoValue | null>
  /** What is worth another look. */
  readonly warning?: Rule<PhotoValue | null>
}): Field<PhotoValue | null> {
  return slot(isPhoto, options)
}

/**
 * Keeps field and photo the same: a photo that the server has stands in the field, and what a draft puts into the field is
 * shown. Answers how to stop.
 */
export function bindPhoto(field: Field<PhotoValue | null>, photo: PhotoStore): () => void {
  const stops = [
    reaction(
      () => photo.value,
      value => field.set(value ?? null),
    ),
    reaction(
      () => field.content,
      content => {
        if (content?.fileId !== photo.value?.fileId && !photo.isBusy) void photo.fill(content ?? undefined)
      },
    ),
  ]
  return () => stops.forEach(stop => stop())
}
