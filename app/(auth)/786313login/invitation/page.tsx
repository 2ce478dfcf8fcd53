import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AuthFrame } from '@/components/admin/auth/auth-frame';
import { InvitationForm } from '@/components/admin/auth/invitation-form';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { findInvitation } from '@/lib/domain/users/queries';

export const metadata: Metadata = {
  title: 'Invitation',
  robots: { index: false, follow: false },
  // The link is a secret: no page that is opened from here learns it.
  referrer: 'no-referrer',
};

export default async function InvitationPage({ searchParams }: PageProps<'/786313login/invitation'>) {
  // Whether the link is too old is for the moment of the visit to say.
  await connection();
  const { token } = await searchParams;
  const identity = await getShownIdentity();
  const invitation = typeof token === 'string' ? await findInvitation(token) : null;
  if (typeof token !== 'string' || !invitation) {
    return (
      <AuthFrame
        identity={identity}
        title="This invitation does not work any more"
        text="It was used already or is too old. Ask the person who invited you for a new link."
      />
    );
  }
  return (
    <AuthFrame
      identity={identity}
      title={`Welcome, ${invitation.name}`}
      text={`You have been invited to the back office of ${identity.shortName}. Choose a password for ${invitation.email}.`}
    >
      <InvitationForm token={token} email={invitation.email} />
    </AuthFrame>
  );
}
