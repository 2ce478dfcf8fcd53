/** The Authority's terms. */
export const paperStates = ['Approved', 'Applied', 'To be applied'] as const;
export type PaperState = (typeof paperStates)[number];

export const paperStateNames: Record<PaperState, string> = {
  Approved: 'Approved',
  Applied: 'Applied for',
  'To be applied': 'Not yet applied for',
};

export const completionCertificate = 'Completion certificate';

/** Required by Karnataka's Authority, and by a buyer's bank. */
export const offeredPapers: readonly { kind: string; authority: string }[] = [
  { kind: 'Land conversion order', authority: 'Deputy Commissioner' },
  { kind: 'Title opinion', authority: 'Advocate' },
  { kind: 'Encumbrance certificate', authority: 'Sub-Registrar' },
  { kind: 'e-Khata', authority: 'City Corporation' },
  { kind: 'Approval of the Urban Development Authority', authority: 'Urban Development Authority' },
  { kind: 'Building licence', authority: 'City Corporation' },
  { kind: 'Commencement certificate', authority: 'City Corporation' },
  { kind: 'Fire and safety', authority: 'State Fire and Emergency Services' },
  { kind: 'Airport Authority', authority: 'Airports Authority of India' },
  { kind: 'Coastal zone (CRZ) clearance', authority: 'State Coastal Zone Management Authority' },
  { kind: 'Pollution control', authority: 'KSPCB' },
  { kind: 'Environmental clearance', authority: 'KSPCB, MOEF' },
  { kind: 'Water supply and sewage', authority: 'Water Supply and Sewage Board' },
  { kind: 'Electricity', authority: 'MESCOM' },
  { kind: 'Telecommunication', authority: 'Department of Telecommunications' },
  { kind: 'Horticulture', authority: 'Department of Horticulture' },
  { kind: 'Archaeology', authority: 'Department of Archaeology' },
  { kind: 'Labour and education', authority: 'Department of Labour' },
  { kind: 'Completion of development works', authority: 'Public Works Department' },
  { kind: 'Occupancy certificate', authority: 'City Corporation' },
  { kind: completionCertificate, authority: 'City Corporation' },
];
