/** Invented figures for the four counters; as many projects as the demo lists as handed over. */
export const demoStats = { yearsOfExperience: 31, completedProjects: 34, happyClients: 1180, awardsWon: 4 };
