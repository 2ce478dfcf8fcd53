import 'server-only';
import { z } from 'zod';
import { type Call, named } from '@/lib/server/http/openapi';
import type { AboutStats, AboutStatsRecord } from './dto';
import { aboutStatsInput } from './schema';

const counter = z.number().int().min(0);
const counters = {
  yearsOfExperience: counter,
  completedProjects: counter,
  happyClients: counter,
  awardsWon: counter,
};
const stats: z.ZodType<AboutStats> = named('AboutStats', z.object(counters));
const record: z.ZodType<AboutStatsRecord> = named(
  'AboutStatsRecord',
  z.object({ _id: z.string(), ...counters, version: counter }),
);
const path = '/api/admin/about';

export const aboutCalls: Call[] = [
  {
    method: 'get',
    path: '/api/about',
    summary: 'The four counters',
    access: 'public',
    answers: { 200: stats },
  },
  {
    method: 'get',
    path,
    summary: 'The record, or null',
    access: 'admin',
    answers: { 200: record.nullable() },
    versioned: true,
  },
  {
    method: 'post',
    path,
    summary: 'Create the record, or update it when it exists',
    access: 'admin',
    body: { 'application/json': aboutStatsInput },
    answers: { 200: record, 201: record },
    versioned: true,
  },
  {
    method: 'put',
    path,
    summary: 'Update the record',
    access: 'admin',
    body: { 'application/json': aboutStatsInput.extend({ _id: z.string() }) },
    answers: { 200: record },
    errors: [404],
    versioned: true,
  },
];
