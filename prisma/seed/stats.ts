/** Invented figures for the four counters. */
export const demoStats = { yearsOfExperience: 31, completedProjects: 64, happyClients: 4280, awardsWon: 17 };
