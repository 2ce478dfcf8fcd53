const quarterSeconds = 15 * 60;

/** How often a log-in and what belongs to it may be tried: of a network, of a user or an account. */
export const loginLimits = {
  network: { points: 100, seconds: quarterSeconds },
  /** Devices that became known in a network; each adds attempts to it. */
  devices: { points: 10, seconds: 90 * 86_400 },
  attemptsOfDevice: 20,
  passwordOfUser: { points: 10, seconds: quarterSeconds },
  linkOfNetwork: { points: 30, seconds: quarterSeconds },
  setupOfNetwork: { points: 10, seconds: quarterSeconds },
  resetOfAccount: { points: 5, seconds: quarterSeconds },
  resetOfNetwork: { points: 30, seconds: quarterSeconds },
} as const;
