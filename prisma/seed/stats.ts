export const demoStats = { yearsOfExperience: 31, completedProjects: 34, happyClients: 1180, awardsWon: 4 };
