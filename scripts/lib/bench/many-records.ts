export type Counts = { projects: number; enquiries: number };

export const manyRecords = ({ projects, enquiries }: Counts, first = 1): string[] => [
  `insert into project (id, name, description, status, category, location, sort_order, updated_at)
   select gen_random_uuid(), (array['Kadal', 'Areca', 'Banyan'])[1 + n % 3] || ' ' || n, repeat('Words of a project. ', 20),
     (array['upcoming', 'ongoing', 'featured', 'ready to move', 'completed'])[1 + n % 5]::project_status,
     case when n % 50 = 0 then 'Luxury villa' else 'Residential' end::project_category,
     'Ward ' || n % 40 || ', ' || (array['Mangalore', 'Udupi', 'Puttur', 'Karkala', 'Kundapura', 'Mulki', 'Manipal', 'Bantwal'])[1 + n % 8], n, now()
   from generate_series(${first}, ${first + projects - 1}) n`,
  `insert into picture (id, public_id, url, width, height, widths, has_avif, crop_x, crop_y, crop_widths)
   select gen_random_uuid(), 'p' || n, '/uploads/p' || n || '/master.webp', 1280, 800, '{384,640}', true, 0.5, 0.5, '{480}'
   from generate_series(${first}, ${first + projects - 1}) n`,
  `insert into project_image (id, project_id, picture_id, sort_order)
   select gen_random_uuid(), p.id, q.id, 0 from project p join picture q on q.public_id = 'p' || p.sort_order
   where p.sort_order between ${first} and ${first + projects - 1}`,
  `insert into enquiry (id, kind, request_key, content_hash, name, email, origin, phone_e164, contact_id, message, source,
     project_id, state, retain_until, follow_up_at, created_at, updated_at)
   select gen_random_uuid(), 'enquiry', 'k' || n, 'h' || n, 'Visitor ' || n, 'v' || n || '@example.com',
     jsonb_build_object('phone', '+9198' || n), '+9198' || n, 'p' || n / 2,
     'A home near the sea ' || n, (array['Website', 'Google', 'Referral', 'Facebook', ''])[1 + n % 5],
     case when n % 10 = 0 then (select id from project where sort_order = 1 + n % 100 limit 1) end,
     (array['new', 'contacted', 'won', 'lost', 'lost', 'lost', 'spam', 'lost', 'lost', 'lost'])[1 + n % 10]::enquiry_state,
     now() + interval '2 years', case when n % 200 = 0 then now() - interval '1 day' end, now() - n * interval '15 minutes', now()
   from generate_series(1, ${enquiries}) n`,
  `insert into enquiry_event (id, enquiry_id, kind, actor, text, state)
   select gen_random_uuid(), id, 'state', 'A', 'x', case when sort % 9 = 0 then 'site visit' else 'contacted' end::enquiry_state
   from (select id, row_number() over () as sort from enquiry where request_key ~ '^k[0-9]+$') e`,
  'vacuum analyze',
];
