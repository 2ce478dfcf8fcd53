// @ts-check
/** The empty document of Next has nothing to paint before its scripts. */
const emptyDocumentId = '__next_error__';

module.exports = { emptyDocumentId };
