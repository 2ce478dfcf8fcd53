/** Bookmarks and scripts may still use them. */
export const formerAddresses: readonly (readonly [former: string, present: string])[] = [
  ['/admin/enquiries/turn', '/admin/enquiries/assignment'],
  ['/admin/account/telephone', '/admin/account/alerts'],
  ['/api/admin/turns', '/api/admin/assignment'],
  ['/api/admin/turns/leave', '/api/admin/assignment/leave'],
  ['/api/admin/turns/leave/:id', '/api/admin/assignment/leave/:id'],
  ['/api/admin/turns/people/:id/hours', '/api/admin/assignment/members/:id/hours'],
  ['/api/admin/turns/people/:id/give', '/api/admin/assignment/members/:id/hand-over'],
  ['/api/admin/telephones', '/api/admin/push-subscriptions'],
  ['/api/admin/telephones/:id', '/api/admin/push-subscriptions/:id'],
  ['/api/admin/enquiries/:id/person', '/api/admin/enquiries/:id/contact'],
];
