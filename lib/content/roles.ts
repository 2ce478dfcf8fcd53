/** Guards check the required role through this list, never by name: an admin is also an editor and sales. */
export const roles = {
  admin: {
    name: 'Admin',
    text: 'Reaches everything in the back office.',
    includes: ['admin', 'editor', 'sales'],
  },
  editor: {
    name: 'Editor',
    text: 'Edits what visitors read and see, and reaches neither enquiries nor users.',
    includes: ['editor'],
  },
  sales: { name: 'Sales', text: 'Reaches the enquiries, and the states of units.', includes: ['sales'] },
} as const;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as [Role, ...Role[]];

export function includesRole(role: Role, asked: Role): boolean {
  const included: readonly Role[] = roles[role].includes;
  return included.includes(asked);
}

export const listRolesOf = (asked: Role): Role[] => roleNames.filter((role) => includesRole(role, asked));
