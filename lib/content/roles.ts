/** Guards check the required role through this list, never by name: an admin is also an editor and sales. */
export const roles = {
  admin: {
    name: 'Admin',
    text: 'Can open everything in the back office.',
    includes: ['admin', 'editor', 'sales'],
  },
  editor: {
    name: 'Editor',
    text: 'Can edit what visitors see, but cannot open enquiries or users.',
    includes: ['editor'],
  },
  sales: {
    name: 'Sales',
    text: 'Can open the enquiries, and change the states of units.',
    includes: ['sales'],
  },
} as const;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as [Role, ...Role[]];

export function includesRole(role: Role, asked: Role): boolean {
  const included: readonly Role[] = roles[role].includes;
  return included.includes(asked);
}

export const listRolesOf = (asked: Role): Role[] => roleNames.filter((role) => includesRole(role, asked));
