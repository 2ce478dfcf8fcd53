import { TextLink } from '@/components/site/ui/text-link';
import { ThankYou } from '@/components/site/ui/thank-you';
import { visitForm, visitLimits, visitTexts } from '@/lib/content/visits';
import { listFree, type SlotDay } from '@/lib/shared/visits/slots';
import { SendTime } from './send-time';
import { SlotDays } from './slot-days';
import './visit.css';

type ChooseScreenProps = {
  token: string;
  firstName: string;
  project: { name: string; slug: string };
  days: SlotDay[];
};

export function ChooseScreen({ token, firstName, project, days }: ChooseScreenProps) {
  return (
    <div className="page-x page-top pb-[clamp(5.5rem,11.2vw,10.5rem)]">
      <div className="grid gap-y-12 desk:grid-12">
        <div className="desk:col-span-5">
          <ThankYou
            title={visitTexts.thanks(firstName)}
            text={visitTexts.withUs(project.name)}
            headingLevel={1}
          >
            <TextLink href={`/projects/${project.slug}`}>{visitTexts.backTo(project.name)}</TextLink>
          </ThankYou>
        </div>
        <section aria-labelledby="choose" className="desk:col-span-6 desk:col-start-7">
          <h2 id="choose" className="text-display-3">
            {visitTexts.wouldYou}
          </h2>
          {listFree(days).length > 0 ? (
            <form method="post" action={visitForm.action} className="mt-6">
              <input type="hidden" name="enquiry" value={token} />
              <SlotDays days={days} />
              <div className="mt-7">
                <SendTime text={visitTexts.send} verb={visitTexts.request} />
              </div>
              <p className="mt-4 text-label text-stone">{visitTexts.holdAgain}</p>
            </form>
          ) : (
            <p className="mt-4 text-lead">{visitTexts.noneNow(visitLimits.days)}</p>
          )}
        </section>
      </div>
    </div>
  );
}
