/** The four counters as pages receive them (spec 3). */
export type AboutStats = {
  yearsOfExperience: number;
  completedProjects: number;
  happyClients: number;
  awardsWon: number;
};

/** The one record of the counters, as the back office edits it. */
export type AboutStatsRecord = AboutStats & {
  _id: string;
  /** Raised by every write; a save that names an older one is refused. */
  version: number;
};
