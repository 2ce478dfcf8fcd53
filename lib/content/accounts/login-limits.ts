const quarterSeconds = 15 * 60;

export const loginLimits = {
  network: { points: 100, seconds: quarterSeconds },
  /** Each device known in a network adds attempts to it. */
  devices: { points: 10, seconds: 90 * 86_400 },
  attemptsOfDevice: 20,
  passwordOfUser: { points: 10, seconds: quarterSeconds },
  linkOfNetwork: { points: 30, seconds: quarterSeconds },
  setupOfNetwork: { points: 10, seconds: quarterSeconds },
  resetOfAccount: { points: 5, seconds: quarterSeconds },
  resetOfNetwork: { points: 30, seconds: quarterSeconds },
} as const;
