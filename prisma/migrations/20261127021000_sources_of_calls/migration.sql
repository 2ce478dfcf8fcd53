-- Telephone services that push the events of calls.
ALTER TYPE "source_kind" ADD VALUE 'myoperator';

ALTER TYPE "source_kind" ADD VALUE 'knowlarity';
