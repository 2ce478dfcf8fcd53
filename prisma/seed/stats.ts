/** Invented figures for the four counters; as many projects as the demo lists as completed. */
export const demoStats = { yearsOfExperience: 31, completedProjects: 5, happyClients: 340, awardsWon: 4 };
