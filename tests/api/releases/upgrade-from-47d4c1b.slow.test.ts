import { releases } from '../../support/database/releases';
import { describeUpgrade } from '../../support/database/upgrade-guarantees';

describeUpgrade(releases['47d4c1b']);
