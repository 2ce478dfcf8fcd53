import { releases } from '../support/releases';
import { describeUpgrade } from '../support/upgrade-guarantees';

describeUpgrade(releases.e910aed);
