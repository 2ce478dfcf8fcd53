import type { ComponentProps, ReactNode } from 'react';
import { IntentLink } from './intent-link';

type SiteLinkProps = Omit<ComponentProps<typeof IntentLink>, 'href'> & { href: string };

/** Content and data hold the address as text; the link check proves that it works. */
export const SiteLink = IntentLink as (props: SiteLinkProps) => ReactNode;
