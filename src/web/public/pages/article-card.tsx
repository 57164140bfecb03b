import type { ArticleItem } from '#shared/answers/article.ts';
import { articlePath } from '#shared/paths.ts';
import { viDate } from '#shared/formats/vi-date.ts';
import { Card } from '../parts/card.tsx';
import styles from './article-card.module.css';

type Props = { article: ArticleItem; sizes: string; heading?: 'h2' | 'h3'; lead?: boolean };

export const ArticleCard = ({ article, ...rest }: Props) => (
  <Card
    to={articlePath(article.slug)}
    name={article.title}
    text={article.excerpt}
    picture={{ src: article.thumbnail, meta: article.thumbnail_meta }}
    kicker={
      <span className={styles['line']}>
        {article.category && <b className={styles['category']}>{article.category.name}</b>}
        <time dateTime={article.published_at}>{viDate(article.published_at)}</time>
        <span>{article.author.name}</span>
      </span>
    }
    {...rest}
  />
);
