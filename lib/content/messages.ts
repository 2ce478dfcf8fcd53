/** Fixed by the specification, to the letter. */
export const messages = {
  splashTagline: 'Building Dreams, Delivering Excellence',
  notFound: 'Page not found',
  somethingWrong: 'Something went wrong. Please try again.',
  login: {
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid email format',
    passwordRequired: 'Password is required',
    passwordShort: 'Password must be at least 6 characters',
    failed: 'Login failed',
    registrationFailed: 'Registration failed',
    // AUTH-9: a wrong password and an unknown address give the same answer.
    wrong: 'The e-mail address or the password is not right.',
    codeNeeded: 'This account also needs a code from its app, or a recovery code.',
    stepTooOld: 'That took too long. Please sign in again.',
    secondFactorNeeded:
      'This site needs a second factor when you sign in. Set it up under "My account" first.',
    noSecondFactor: 'There is no second factor.',
    codeWrong: 'The code is not right, or was used already.',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
    busy: 'Many people are signing in just now. Please try again in a few seconds.',
    tooManyFor: (seconds: number) => {
      const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
      return `Too many attempts. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
    },
  },
  newsletter: {
    thanks: 'Thanks for subscribing!',
    note: 'By subscribing, you agree to our Privacy Policy.',
  },
  contact: {
    failed: 'Failed to send message',
    thanksTitle: 'Thank You!',
    thanksText: "Your message has been sent successfully. We'll get back to you shortly.",
  },
  callback: { sent: 'Form submitted successfully!' },
  projects: {
    listFailed: 'Unable to fetch project highlights at this time.',
    detailFailed: 'Unable to load project details.',
    empty: "We're currently curating some standout properties. Please check back soon!",
    noAmenities: 'No amenities listed',
  },
  board: {
    listFailed: 'Failed to load board members or stats',
    detailFailed: 'Unable to fetch director details.',
    empty: 'Our leadership team is being updated — check back shortly.',
    noBio: 'Bio not available.',
  },
  admin: {
    restricted: 'Admin Access Restricted - Admins can only access the dashboard from a desktop device.',
    noHeroImages: 'No hero images uploaded yet.',
    directorIncomplete: 'All fields including image are required!',
    noBrandChosen: 'Please select at least one image.',
    unavailable: 'The back office is temporarily unavailable',
    unavailableHint:
      'The database does not answer just now. You are still signed in. Please try again in a moment.',
    noProjects: 'No projects yet.',
    restored: 'Your unsaved work is back.',
  },
  toast: {
    directorUpdated: '✅ Director updated successfully',
    directorAdded: '✅ Director added successfully',
    directorDeleted: '🗑️ Director deleted successfully',
    directorSaveFailed: '❌ Something went wrong. Please try again.',
    deleteFailed: '❌ Failed to delete. Please try again.',
    projectUpdated: '✅ Project updated successfully',
    projectAdded: '✅ Project added successfully',
    projectDeleted: '🗑️ Project deleted successfully',
    projectsLoadFailed: '❌ Failed to load projects',
    projectDeleteFailed: '❌ Failed to delete project',
    somethingWrong: '❌ Something went wrong! ',
  },
  /** API-4. */
  provider: {
    fetch: 'Failed to fetch projects',
    add: 'Failed to add project',
    update: 'Failed to update project',
    delete: 'Failed to delete project',
    generic: 'An error occurred',
  },
} as const;
