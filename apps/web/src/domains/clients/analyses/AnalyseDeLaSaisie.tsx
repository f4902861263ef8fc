import type { AnalyseGenerale } from '@francis/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Alerte, Bouton, Etat, typographier } from '../../../design-system/index.ts';
import { messageOf } from '../../../platform/erreurs.ts';
import { lireSaisie, type Saisie } from '../saisie.ts';
import { analyserSaisie } from './api.ts';
import { Manques } from './Manques.tsx';
import { Pistes } from './Pistes.tsx';
import './analyses.css';

/** After the fields were filled from an interview, the analysis begins by itself. */
const DEPART_MS = 1_000;
const ECHEC = 'Erreur lors de l’analyse d’optimisation fiscale';

interface Props {
  saisie: Saisie;
  /** Changes each time an interview fills the form; 0 as long as none did. */
  remplissages: number;
  /** The form is being written. */
  occupe: boolean;
}

/** What the form says so far, analysed before it is written: levers, and the first thing to ask. */
export function AnalyseDeLaSaisie({ saisie, remplissages, occupe }: Props) {
  const id = useId();
  const [analyse, setAnalyse] = useState<AnalyseGenerale>();
  const [erreur, setErreur] = useState<string>();
  const [enCours, setEnCours] = useState(false);
  const courante = useRef(saisie);
  const partie = useRef(false);
  useEffect(() => {
    courante.current = saisie;
  });

  const lancer = async (): Promise<void> => {
    if (partie.current) return;
    const { fiche, erreurs } = lireSaisie(courante.current);
    setAnalyse(undefined);
    setErreur(undefined);
    // Names are for the file: an analysis needs none.
    const { nom_client: _nom, prenom_client: _prenom, ...dite } = fiche;
    if (Object.keys(erreurs).some((champ) => champ !== 'nom_client' && champ !== 'prenom_client')) {
      setErreur(`${ECHEC}\u00a0: un champ ne peut pas être lu.`);
      return;
    }
    partie.current = true;
    setEnCours(true);
    try {
      setAnalyse(await analyserSaisie(dite));
    } catch (error) {
      setErreur(messageOf(error, ECHEC));
    } finally {
      partie.current = false;
      setEnCours(false);
    }
  };
  useEffect(() => {
    if (remplissages === 0) return undefined;
    const depart = setTimeout(() => void lancer(), DEPART_MS);
    return () => clearTimeout(depart);
    // The form that is read is the one of the moment it begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [remplissages]);

  return (
    <section className="analyse-dossier analyse-saisie" aria-labelledby={id}>
      <div className="registre">
        <h2 id={id}>Analyse Francis - Optimisations & Leads Fiscaux</h2>
        <Bouton taille="petite" disabled={enCours || occupe} onClick={() => void lancer()}>
          {enCours
            ? 'Analyse en cours...'
            : analyse || erreur !== undefined
              ? 'Nouvelle analyse'
              : 'Analyser ce qui est saisi'}
        </Bouton>
      </div>
      {erreur !== undefined && <Alerte ton="erreur">{erreur}</Alerte>}
      <p className={enCours ? 'doux' : 'vh'} role="status">
        {enCours ? 'Analyse en cours...' : analyse ? 'Analyse terminée' : ''}
      </p>
      {analyse && (
        <>
          <p className="voix intro">{typographier(analyse.summary)}</p>
          {analyse.chiffres && (
            <p className="etat-analyse">
              <Etat nom={analyse.statut === 'exact' ? 'exact' : 'estimation'} />
              <span className="petit doux">Revenus {analyse.annee}. Rien n’est enregistré.</span>
            </p>
          )}
          {analyse.chiffres && <Pistes pistes={analyse.pistes} ecartees={analyse.ecartees} />}
          <Manques manques={analyse.manques} />
        </>
      )}
    </section>
  );
}
