// @ts-check
/** The id of Next's empty document, which its scripts fill: it has nothing to paint before them. */
const emptyDocumentId = '__next_error__';

module.exports = { emptyDocumentId };
