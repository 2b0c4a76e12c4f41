import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { CARD_SIDES } from '@/contract/identity'
import { check } from '../api/validate'
import { CARD_HOLDERS, idCardOfHolder } from '../identity/id-cards'
import { SPECIMEN_FORMS, specimenJpeg, type SpecimenForm } from './photo'

const FORMS = Object.keys(SPECIMEN_FORMS) as SpecimenForm[]

const SpecimenSchema = v.strictObject({
  holder: v.picklist(CARD_HOLDERS),
  side: v.picklist(CARD_SIDES),
  form: v.picklist(FORMS),
})

/**
 * Specimens of ID cards to hand in, each a photo in one of several forms: `GET /sandbox/api/specimens` names them,
 * `GET /sandbox/specimens/{holder}/{side}/{form}.jpg` is one of them.
 */
export function registerSpecimens(app: FastifyInstance): void {
  app.get('/sandbox/api/specimens', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    return {
      holders: CARD_HOLDERS.map(holder => ({ holder, name: idCardOfHolder(holder)?.name ?? '' })),
      forms: FORMS.map(form => ({ form, label: SPECIMEN_FORMS[form] })),
    }
  })
  app.get('/sandbox/specimens/:holder/:side/:form.jpg', async (request, reply) => {
    const asked = check(SpecimenSchema, request.params)
    const file = 'value' in asked ? specimenJpeg(asked.value) : undefined
    if (!file) return reply.callNotFound()
    return reply.header('Cache-Control', 'no-cache').type('image/jpeg').send(file)
  })
}
