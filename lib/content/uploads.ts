export const storeTexts = {
  away: 'The picture storage cannot be reached. Please try again.',
  full: 'The picture storage is full or suspended.',
  tooLargeForHost:
    'This picture is larger than this site’s host accepts at once. Choose a smaller one, or ask the person who runs the site to connect a picture store.',
  overHostLimit:
    'This is more than the host of this site accepts in one request. Larger pictures go straight to the picture store: POST /api/admin/uploads/token, then /api/admin/uploads/complete, and name them by their _id in a JSON body; the store is set up with BLOB_READ_WRITE_TOKEN.',
} as const;
