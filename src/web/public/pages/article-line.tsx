import type { ArticleItem } from '#shared/answers/article.ts';
import { viDate } from '#shared/rules/vi-date.ts';
import styles from './article-line.module.css';

export function ArticleLine({ article }: { article: Pick<ArticleItem, 'category' | 'published_at' | 'author'> }) {
  return (
    <span className={styles['line']}>
      {article.category && <b className={styles['category']}>{article.category.name}</b>}
      <time dateTime={article.published_at}>{viDate(article.published_at)}</time>
      <span>{article.author.name}</span>
    </span>
  );
}
