/** The tag of the cached pages that show what the office set. */
export const settingTags = { all: 'settings' } as const;
