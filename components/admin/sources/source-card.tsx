import type { ReactNode } from 'react';
import { TitledCard } from '@/components/admin/ui/titled-card';

type SourceCardProps = { id: string; title: string; children: ReactNode };

export const SourceCard = (props: SourceCardProps) => <TitledCard {...props} />;
