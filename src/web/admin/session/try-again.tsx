import { Button } from '@mantine/core';

/** Stands where rows or a form would be that could not be had. */
export const TryAgain = ({ onClick, isSmall = false }: { onClick: () => void; isSmall?: boolean }) => (
  <Button variant="default" onClick={onClick} {...(isSmall && { size: 'compact-md' })}>
    Thử lại
  </Button>
);
