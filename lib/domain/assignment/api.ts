import 'server-only';
import { z } from 'zod';
import { type Call, said } from '@/lib/server/http/openapi';
import { leave, overview, rotation } from './dto';
import { hoursChange, leaveInput, rotationInput } from './schema';

export const assignmentCalls: Call[] = [
  {
    method: 'get',
    path: '/api/admin/assignment',
    summary: 'The rotations, working hours and leave, and the owner of each enquiry of today with the reason',
    access: 'sales',
    answers: { 200: overview },
  },
  {
    method: 'put',
    path: '/api/admin/assignment',
    summary: 'Replace a rotation: the default one, or that of a source or project',
    access: 'admin',
    body: { 'application/json': rotationInput },
    answers: { 200: z.array(rotation) },
    errors: [409],
  },
  {
    method: 'post',
    path: '/api/admin/assignment/leave',
    summary: 'Add leave of a member of sales',
    access: 'admin',
    body: { 'application/json': leaveInput },
    answers: { 201: leave },
  },
  {
    method: 'delete',
    path: '/api/admin/assignment/leave/{id}',
    summary: 'Remove leave',
    access: 'admin',
    answers: { 200: said },
  },
  {
    method: 'put',
    path: '/api/admin/assignment/members/{id}/hours',
    summary: 'Set working hours; null means office hours',
    access: 'admin',
    body: { 'application/json': hoursChange },
    answers: { 200: said },
  },
  {
    method: 'post',
    path: '/api/admin/assignment/members/{id}/hand-over',
    summary: 'Hand the open enquiries of a member over to the others',
    access: 'admin',
    answers: { 200: z.object({ given: z.number().int() }) },
  },
];
