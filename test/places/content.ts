import { by, byVisitor, type Places } from './place'

export const contentPlaces: Places<'content'> = {
  'content/not-found': [byVisitor({}, { ready: 'YOU LOOK LOST' })],
  'content/articles': [by('U1')],
  'content/collection': [by('U1'), by('U3')],
  'content/article': [by('U1', { articleId: 'AR30' })],
  'content/visit': [by('U1', { token: 'visit-open-2026' })],
  'content/satisfaction': [by('U1')],
  'content/survey': [by('U1', { surveyId: 'SV1' }), by('U1', { surveyId: 'SV2' })],
  'content/agreement-register': [by('U3')],
  'content/agreement-service': [by('U1')],
  'content/agreement-privacy': [by('U1')],
  'content/agreement-text': [by('U1', { agreementId: 'AG-FACE-12' })],
  'content/agreement-pdf': [by('U1', { fileId: 'FD100' })],
  'content/pdf': [by('U1', { fileId: 'FD100' })],
  'content/help-center': [by('U1')],
  'content/help-list': [by('U1', { categoryId: 'account' })],
  'content/guide': [by('U1')],
  'content/video': [by('U1', { videoId: 'VD1' })],
  'content/download': [by('U1')],
  'content/download-channel': [by('U1', { channel: 'jy' })],
}
