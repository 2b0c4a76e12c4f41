/* global SwaggerUIBundle */

/** Finds calls by their names, by what is said of them, and by the pages that ask for them. */
const searchable = () => ({
  fn: {
    opsFilter: (groups, phrase) => {
      const wanted = phrase.toLowerCase()
      const fits = operation =>
        ['operationId', 'summary', 'description'].some(key =>
          String(operation.getIn(['operation', key]) ?? '')
            .toLowerCase()
            .includes(wanted),
        )
      return groups
        .map(group => group.update('operations', operations => operations.filter(fits)))
        .filter(group => group.get('operations').size > 0)
    },
  },
})

SwaggerUIBundle({
  url: '/sandbox/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  plugins: [searchable],
})
