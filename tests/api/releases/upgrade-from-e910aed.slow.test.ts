import { releases } from '../../support/database/releases';
import { describeUpgrade } from '../../support/database/upgrade-guarantees';

describeUpgrade(releases.e910aed);
