import type { ComponentProps, ReactNode } from 'react';
import { IntentLink } from './intent-link';

type SiteLinkProps = Omit<ComponentProps<typeof IntentLink>, 'href'> & { href: string };

/** A link whose address comes from content or data; that it leads somewhere is proved by the link check. */
export const SiteLink = IntentLink as (props: SiteLinkProps) => ReactNode;
