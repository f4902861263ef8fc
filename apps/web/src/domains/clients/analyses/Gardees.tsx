import type { AnalyseGardee, AnalyseRejouee } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Bouton, formaterEuros, formaterNombre, typographier } from '../../../design-system/index.ts';
import { instant } from '../../../platform/dates.ts';
import { useAction } from '../../../platform/useAction.ts';
import { analysesQuery, rejouerAnalyse } from './api.ts';
import type { Analyses } from './useAnalyses.ts';

/** The analyses that were kept, each as it was given; under another law than today's, it is computed again. */
export function Gardees({ client, analyses }: { client: string; analyses: Analyses }) {
  const id = useId();
  const { data: gardees = [] } = useQuery(analysesQuery(client));
  return (
    <section aria-labelledby={id} className="historique-dossier analyses-gardees">
      <div className="registre">
        <h2 id={id}>Analyses</h2>
      </div>
      {gardees.length === 0 && <p className="doux petit">Aucune analyse de ce dossier.</p>}
      <ul>
        {gardees.map((gardee) => (
          <Gardee key={gardee.id} client={client} gardee={gardee} analyses={analyses} />
        ))}
      </ul>
    </section>
  );
}

function Gardee({ client, gardee, analyses }: { client: string; gardee: AnalyseGardee; analyses: Analyses }) {
  const [rejouee, setRejouee] = useState<AnalyseRejouee>();
  const { occupe, agir } = useAction();
  const { id, genre, le, total, leviers, loi_changee, dossier_change, rejeu } = gardee;
  const courante = analyses.analyse?.id === id;
  return (
    <li {...(courante && { 'aria-current': true })}>
      <Bouton
        rang="discret"
        taille="petite"
        disabled={analyses.occupation !== undefined}
        onClick={() => void analyses.montrer(genre, id)}
      >
        {genre === 'irpp' ? `IRPP ${gardee.annee}` : 'Analyse générale'}
      </Bouton>
      <time className="doux" dateTime={le}>
        {instant(le)}
      </time>
      <p className="doux petit">
        {formaterEuros(total)}, {leviers === 0 ? 'aucun levier' : leviers === 1 ? 'un levier' : `${leviers} leviers`}
        {dossier_change && '. Le dossier a changé depuis'}
        {loi_changee && !rejeu && '. La loi a changé depuis'}.
      </p>
      {rejeu && !rejouee && (
        <div className="petit">
          <p className="doux">Rejouée d’elle-même le {instant(rejeu.le)}</p>
          <Explication phrase={rejeu.phrase} loi={rejeu.loi} />
        </div>
      )}
      {((loi_changee && !rejeu) || dossier_change) && !rejouee && (
        <Bouton
          taille="petite"
          disabled={occupe}
          onClick={() => void agir(async () => setRejouee(await rejouerAnalyse(client, id)))}
        >
          Rejouer sous la loi d’aujourd’hui
        </Bouton>
      )}
      {rejouee && (
        <div role="status" className="petit">
          <Explication phrase={rejouee.phrase} loi={rejouee.loi} />
        </div>
      )}
    </li>
  );
}

function Explication({ phrase, loi }: Pick<AnalyseRejouee, 'phrase' | 'loi'>) {
  return (
    <>
      <p>{typographier(phrase)}</p>
      {loi.length > 0 && (
        <ul>
          {loi.map((p) => (
            <li key={p.nom}>
              {typographier(
                `${p.libelle}\u202f: ${formaterNombre(p.avant)} puis ${formaterNombre(p.apres)} (${p.article})`,
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
