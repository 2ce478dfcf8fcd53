/** Of what shows projects that the gate lets through; that of one project alone ends with its id. */
export const gatedTag = 'gated';
