/** Former versions of the product started with these texts. A site that still has one has not replaced it. */
export const formerDefaults: ReadonlySet<string> = new Set([
  'Homes for the coast they stand on: laterite walls, deep verandahs, and concrete mixed for salt air.',
  '{{short name}} has been building on this coast since {{since}}: slowly, and at home.',
  'The first work was a house of twenty homes on Balmatta hill, on a slope that others had found too steep. The walls were laterite from a quarry that could be reached in a morning, and the roofs were Mangalore tile. Nothing came from farther than it had to.',
  'The engineer who drew them lived on the site while they were built. He kept a notebook of what the first monsoon found out, and whatever came after was built from that notebook.',
  'A building by the sea is under examination every day. Salt finds thin concrete, cheap hinges and careless joints. We learned to give steel more cover, to wash the sand, to choose fittings by weight, and to leave every pipe where a hand can reach it.',
  'Some of it is older than we are. A deep verandah shades a wall better than any paint. A court cools a house without a machine. A roof with a good slope needs no apology in July.',
  'From Mangalore the work spread along two roads: north to Udupi and inland to Puttur. We have stayed within a morning’s drive, because the people who build are also the people who come back when a tap drips.',
  'In each town we build what its streets ask for: towers where land is scarce, rows and courts where neighbours matter more than views, single houses where the trees were there first.',
  'Each home is walked through room by room, with its owners, before the keys are handed over. A year later we come back with a list of our own.',
  'Drawings, approvals and payment schedules are explained in plain words, aloud, and in the language of the family. Nobody is asked to sign on the day.',
]);
