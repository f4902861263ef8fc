import type { Profil } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { classeBouton, Etat, formaterEuros, formaterTaux, formaterValeur } from '../../design-system/index.ts';
import { aUnEspacePro, useSession } from '../../platform/session.ts';

/** What the five answers say, by the engine, and where to go from there. */
export function Achevee({ profil, ref }: { profil: Profil; ref: Ref<HTMLElement> }) {
  const session = useSession();
  const pro = session.statut === 'ouverte' && aUnEspacePro(session.utilisateur);
  const { data } = useQuery({
    queryKey: ['situation-decouverte', profil],
    queryFn: async () => {
      const [{ calculerSituation }, { derniereAnneeCouverte }] = await Promise.all([
        import('../situation/lire.ts'),
        import('@francis/fiscal'),
      ]);
      return calculerSituation(profil, derniereAnneeCouverte());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className="fini" ref={ref} tabIndex={-1} aria-labelledby="fini">
      <h2 id="fini">Votre profil est complet.</h2>
      {data && 'resultat' in data ? (
        <>
          <p className="voix">
            {formaterValeur(data.resultat.nombre_parts, 'parts')}, une tranche marginale à{' '}
            {formaterTaux(data.resultat.tmi)} et {formaterEuros(data.resultat.impot_final)} d’impôt sur les revenus{' '}
            {data.annee}. <Etat nom="estimation" />
          </p>
          {data.hypotheses.length > 0 && <p className="petit doux">{data.hypotheses.join(' ')}</p>}
        </>
      ) : (
        data && <p className="voix">{data.motif}</p>
      )}
      <p className="rangee">
        <Link className={classeBouton('principal')} to={pro ? '/pro/dashboard' : '/chat'}>
          Retour au chat
        </Link>
      </p>
    </section>
  );
}
